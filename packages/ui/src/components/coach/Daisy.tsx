import { coachColors as color } from '../../theme/coach.css.ts';
import * as own from './Daisy.css.ts';
import * as face from './Face.css.ts';
import { OpenMouth, Snore } from './FaceParts.tsx';

const petalCount = 12;
/** Lengths by which a petal is longer than the shortest, so that no two neighbours are alike: grown, not stamped. */
const growth = [3, 0, 2, 4, 1, 3, 0, 3, 1, 4, 2, 0] as const;

/** Her face without the crescent on the lower right that is in shade. */
const faceLight = 'M171 66A73 73 0 1 0 68 170A73 73 0 0 0 171 66Z';

/** Daisy: a petalled face, freckles, eyes that close when she smiles. */
export function Daisy() {
  return (
    <svg viewBox="0 0 240 240" className={face.drawing} aria-hidden="true" focusable="false">
      <g className={face.figure}>
        <Petals className={own.petalsBehind} fill={color.daisyPetalBehind} turn={15} reach={100} />
        <Petals className={own.petals} fill={color.daisyPetal} turn={0} reach={108} />
        <circle cx="120" cy="121" r="75" fill={color.daisyPetalBehind} />
        <circle cx="120" cy="119" r="73" fill={color.daisyFace} />
        <path d={faceLight} fill={color.daisyFaceLight} />
        <g className={face.features}>
          <g className={face.fine}>
            <g fill={color.daisyCheek}>
              <ellipse cx="73" cy="137" rx="12" ry="8.5" />
              <ellipse cx="167" cy="137" rx="12" ry="8.5" />
            </g>
            <g fill={color.daisyFreckle}>
              <circle cx="108" cy="126" r="2.4" />
              <circle cx="120" cy="129.5" r="2.4" />
              <circle cx="132" cy="126" r="2.4" />
            </g>
          </g>
          <Eyes />
          <g className={`${own.brows} ${face.shown.attentive}`}>
            <path d="M80 89q11-10 24-5" className={`${face.line} ${own.leftBrow}`} />
            <path d="M136 84q13-5 24 5" className={`${face.line} ${own.rightBrow}`} />
          </g>
          <path d="M90 143q30 33 60 0" className={`${face.line} ${face.shown.idle}`} />
          <path d="M105 148q15 13 30 0" className={`${face.line} ${face.shown.listening}`} />
          <path d="M104 153q8-8 16-1t16-1" className={`${face.line} ${face.shown.thinking}`} />
          <path d="M109 150q11 7 22 0" className={`${face.line} ${face.shown.sleeping}`} />
          <OpenMouth shape="M88 149q32-7 64 0q5 2 4 8q-6 30-36 30t-36-30q-1-6 4-8Z" teeth="M82 140h76v17q-38 9-76 0Z" />
        </g>
        <Snore />
      </g>
    </svg>
  );
}

interface PetalsProps {
  className: string;
  fill: string;
  /** Degrees by which the first petal is turned. */
  turn: number;
  /** How far the shortest petal reaches from the middle, in units of the canvas. */
  reach: number;
}

function Petals({ className, fill, turn, reach }: PetalsProps) {
  const angles = Array.from({ length: petalCount }, (_, index) => turn + (360 / petalCount) * index);
  return (
    <g className={className} fill={fill}>
      {angles.map((angle, index) => {
        const tip = 120 - reach - (growth[index] ?? 0);
        return (
          <path
            key={angle}
            d={`M104 66C94 44 98 ${tip} 120 ${tip}S146 44 136 66Z`}
            transform={`rotate(${angle} 120 120)`}
          />
        );
      })}
    </g>
  );
}

function Eyes() {
  return (
    <>
      <path d="M80 117q12-17 24 0M136 117q12-17 24 0" className={`${face.line} ${face.shown.smiling}`} />
      <path d="M80 112q12 13 24 0M136 112q12 13 24 0" className={`${face.line} ${face.shown.sleeping}`} />
      <g className={face.shown.attentive}>
        <g className={own.gaze}>
          <g className={`${own.eyes} ${face.blink}`}>
            <ellipse cx="92" cy="112" rx="9" ry="11" className={face.dark} />
            <ellipse cx="148" cy="112" rx="9" ry="11" className={face.dark} />
            <circle cx="95.5" cy="107.5" r="3.2" className={face.glint} />
            <circle cx="151.5" cy="107.5" r="3.2" className={face.glint} />
          </g>
        </g>
      </g>
    </>
  );
}
