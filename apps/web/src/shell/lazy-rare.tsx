import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { type ComponentType, lazy } from 'react';
import * as styles from './CenteredPage.css.ts';
import type { RareWords } from './rare-words.ts';

/** A page that the first screens do not carry with them. Where it cannot be loaded, its words are shown alone. */
export const lazyRare = <Props,>({ title, text, again }: RareWords, load: () => Promise<ComponentType<Props>>) => {
  const Words = () => (
    <main className={styles.page}>
      <Heading level={1} size="2">
        {title}
      </Heading>
      <Text tone="soft">{text}</Text>
      {again ? <a href={location.pathname}>{again}</a> : null}
    </main>
  );
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => ({ default: await load().catch(() => Words) }));
};
