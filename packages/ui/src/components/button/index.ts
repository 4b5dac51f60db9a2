export { Button, type ButtonProps } from './Button.tsx';
export { type ButtonLook, buttonClass } from './button-class.ts';
