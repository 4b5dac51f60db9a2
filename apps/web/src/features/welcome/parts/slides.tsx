import type { CarouselSlide } from '@sayso/ui/carousel';
import { Coach } from '@sayso/ui/coach';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { VoiceWave } from '@sayso/ui/voice-wave';
import type { ReactNode } from 'react';
import { restingWave } from '../../../platform/page/resting-wave.ts';
import { DashboardPicture } from './DashboardPicture.tsx';
import * as styles from './slides.css.ts';

const words = (title: ReactNode, text: string) => (
  <div className={styles.words}>
    <Heading level={2} size="1">
      {title}
    </Heading>
    <Text size="large" tone="soft">
      {text}
    </Text>
  </div>
);

/** Speak, coach, dashboard. */
export const slides: readonly CarouselSlide[] = [
  {
    label: 'Speak',
    tone: 'ink',
    picture: <VoiceWave levels={restingWave} className={styles.wave} />,
    content: words(
      <>
        <span className={styles.sentence}>Speak boldly. </span>
        <span className={styles.sentence}>Learn effortlessly.</span>
      </>,
      'Speak, and take your time. It is OK to make mistakes.',
    ),
  },
  {
    label: 'Your coach',
    picture: (
      <div className={styles.faces}>
        <Coach name="John" size="fill" state="listening" decorative className={styles.john} />
        <Coach name="Daisy" size="fill" state="speaking" volume={0.5} decorative className={styles.daisy} />
      </div>
    ),
    content: words('Talk with John or Daisy.', 'They listen, answer, and show you better sentences.'),
  },
  {
    label: 'Your dashboard',
    picture: <DashboardPicture />,
    content: words('See it grow.', 'Every minute that you speak counts: your words, your streak, your level.'),
  },
];
