import { useId } from 'react';
import { coachColors as color } from '../../theme/coach.css.ts';
import * as face from './Face.css.ts';
import { OpenMouth, Snore } from './FaceParts.tsx';
import * as own from './John.css.ts';

const bubble = 'M120 16a100 100 0 0 1 0 200H38a18 18 0 0 1-18-18V116A100 100 0 0 1 120 16Z';
const skin = 'M120 36a81 81 0 0 1 0 162H54a14 14 0 0 1-14-14V117A81 81 0 0 1 120 36Z';
const hair = 'M32 104Q52 70 80 54Q98 70 134 69Q178 70 208 96A90 90 0 0 0 32 104Z';

/** John: a face the shape of a speech bubble, round glasses, a side parting, one brow higher than the other. */
export function John() {
  const clip = useId();
  return (
    <svg viewBox="0 0 240 240" className={face.drawing} aria-hidden="true" focusable="false">
      <g className={face.figure}>
        <path d={bubble} fill={color.johnShade} />
        <path d="M120 16a98 96 0 0 1 0 192H40a18 18 0 0 1-18-18V114A98 98 0 0 1 120 16Z" fill={color.johnBody} />
        <clipPath id={clip}>
          <path d={skin} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <path d={skin} fill={color.johnFace} />
          <path d={skin} fill={color.johnFaceLight} transform="translate(-7 -7)" />
        </g>
        <path d={hair} fill={color.johnBody} />
        <g className={face.features}>
          <g className={face.fine} fill={color.johnCheek}>
            <ellipse cx="72" cy="154" rx="13" ry="8" />
            <ellipse cx="168" cy="154" rx="13" ry="8" />
          </g>
          <Glasses />
          <Eyes />
          <g className={own.brows}>
            <path d="M72 85q15-9 31-3" className={`${face.line} ${own.leftBrow}`} />
            <path d="M137 82q16-6 31 3" className={`${face.line} ${own.rightBrow}`} />
          </g>
          <path d="M97 159q24 16 47-5" className={`${face.line} ${face.shown.idle}`} />
          <path d="M106 160q14 9 28 0" className={`${face.line} ${face.shown.listening}`} />
          <path d="M108 164l25-4" className={`${face.line} ${face.shown.thinking}`} />
          <path d="M110 166q10 4 20 0" className={`${face.line} ${face.shown.sleeping}`} />
          <OpenMouth shape="M93 152q27 7 54 0q6-1 6 6q0 30-33 30t-33-30q0-7 6-6Z" teeth="M86 146h68v15q-34 8-68 0Z" />
        </g>
        <Snore />
      </g>
    </svg>
  );
}

function Glasses() {
  return (
    <g className={own.glasses}>
      <circle cx="88" cy="117" r="24" fill={color.johnLens} />
      <circle cx="152" cy="117" r="24" fill={color.johnLens} />
      <g className={face.line}>
        <circle cx="88" cy="117" r="24" />
        <circle cx="152" cy="117" r="24" />
        <path d="M112 114q8-6 16 0" />
        <path d="M64 112l-15-5M176 112l15-5" className={face.fine} />
      </g>
    </g>
  );
}

function Eyes() {
  return (
    <>
      <g className={face.shown.awake}>
        <g className={`${own.eyes} ${face.blink}`}>
          <g className={own.leftPupil}>
            <circle cx="88" cy="117" r="8" className={face.dark} />
            <circle cx="91" cy="114" r="2.6" className={face.glint} />
          </g>
          <g className={own.rightPupil}>
            <circle cx="152" cy="117" r="8" className={face.dark} />
            <circle cx="155" cy="114" r="2.6" className={face.glint} />
          </g>
        </g>
      </g>
      <path d="M78 117q10 8 20 0M142 117q10 8 20 0" className={`${face.line} ${face.shown.sleeping}`} />
    </>
  );
}
