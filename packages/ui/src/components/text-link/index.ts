export { type LinkComponent, TextButton, type TextButtonProps, TextLink, type TextLinkProps } from './TextLink.tsx';
