export { Card, type CardKind, CardLink, type CardLinkProps, type CardProps } from './Card.tsx';
