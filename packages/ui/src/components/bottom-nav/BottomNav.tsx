import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { Icon, type IconName } from '../../primitives/icon/Icon.tsx';
import type { LinkComponent } from '../text-link/TextLink.tsx';
import * as styles from './BottomNav.css.ts';

/** A place of the app. */
export type BottomNavItem = {
  /** Where it is. */
  href: string;
  /** One short word. */
  label: string;
  /** Its drawing, above the word; beside it on a desktop. */
  icon: IconName;
};

export type BottomNavProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** The places, three to five. */
  items: readonly BottomNavItem[];
  /** The address of the place where the person is. */
  current?: string | undefined;
  /**
   * The router's link, wrapped so that it takes `href`; a plain `<a>` without it.
   * @default 'a'
   */
  component?: LinkComponent | undefined;
  /**
   * The navigation's name for screen readers.
   * @default 'Main'
   */
  label?: string | undefined;
};

/**
 * The ways through the app, floating over the end of the window. Put it last in the page: there it keeps the room that it covers.
 * A drawing alone is a riddle to a learner, so every place has its word; the words are shown at every size of text.
 */
export function BottomNav({
  items,
  current,
  component: Link = 'a',
  label = 'Main',
  className,
  ...native
}: BottomNavProps) {
  return (
    <nav aria-label={label} {...native} className={cx(styles.place, className)}>
      <div className={styles.float}>
        <ul className={styles.pill}>
          {items.map(({ href, label: name, icon }) => (
            <li key={href} className={styles.item}>
              <Link href={href} aria-current={href === current ? 'page' : undefined} className={styles.link}>
                <Icon name={icon} className={styles.icon} />
                <span className={styles.name}>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
