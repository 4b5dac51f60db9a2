import { useId } from 'react';
import { cx } from '../../internal/cx.ts';
import * as face from './Face.css.ts';

/** The open mouth: the lip stays, the jaw follows the voice. `shape` is the whole mouth at full voice, its upper lip at y 150. */
export function OpenMouth({ shape, teeth }: { shape: string; teeth: string }) {
  const clip = useId();
  return (
    <g className={face.shown.speaking}>
      <g className={face.openMouth}>
        <clipPath id={clip}>
          <path d={shape} />
        </clipPath>
        <path d={shape} className={face.dark} />
        <g clipPath={`url(#${clip})`} className={face.mouthful}>
          <ellipse cx="120" cy="187" rx="21" ry="17" className={face.tongue} />
          <path d={teeth} className={face.teeth} />
        </g>
        <path d={shape} className={face.lip} />
      </g>
    </g>
  );
}

/** Two small letters that rise from a sleeper. */
export function Snore() {
  return (
    <g className={cx(face.shown.sleeping, face.fine)}>
      <path d="M199 26h15l-15 17h15" className={face.letter} />
      <path d="M222 4h11l-11 12h11" className={face.letter} />
    </g>
  );
}
