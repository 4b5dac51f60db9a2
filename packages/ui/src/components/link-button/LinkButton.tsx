import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../../primitives/icon/Icon.tsx';
import { content } from '../button/Button.css.ts';
import { type ButtonLook, buttonClass } from '../button/button-class.ts';
import type { LinkComponent } from '../text-link/TextLink.tsx';

export type LinkButtonProps = ComponentProps<'a'> &
  ButtonLook & {
    /** Where it leads. */
    href: string;
    /** A drawing before the words. */
    icon?: IconName | undefined;
    /**
     * The router's link, wrapped so that it takes `href`; a plain `<a>` without it.
     * @default 'a'
     */
    component?: LinkComponent | undefined;
  };

/** Leads to another address and looks like a button. */
export function LinkButton({
  tone,
  size,
  width,
  speaker,
  icon,
  component: Link = 'a',
  className,
  children,
  ...native
}: LinkButtonProps) {
  return (
    <Link {...native} className={buttonClass({ tone, size, width, speaker }, className)}>
      <span className={content}>
        {icon ? <Icon name={icon} size="small" /> : null}
        {children}
      </span>
    </Link>
  );
}
