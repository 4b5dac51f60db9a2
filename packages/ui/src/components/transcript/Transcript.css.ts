import { componentStyle, componentVariants, compositeStyle, speechCorner, vars } from '../../theme/styling.ts';

export const root = componentStyle({ position: 'relative', display: 'grid', minBlockSize: 0, blockSize: '100%' });

export const log = componentStyle({
  // Holds what is hidden from the eye: without it that scrolls the page.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['4'],
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Room for the outline of what has the focus at an edge.
  padding: vars.space['1'],
});

export const empty = componentStyle({ color: vars.color.inkSoft });

export const newest = compositeStyle({ position: 'absolute', insetBlockEnd: vars.space['3'], justifySelf: 'center' });

export const bubble = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['2'],
  inlineSize: 'fit-content',
  // Where there is little room, a short one takes it all.
  maxInlineSize: 'max(88%, min(100%, 16rem))',
  paddingInline: vars.space['5'],
  paddingBlock: vars.space['4'],
  overflowWrap: 'anywhere',
  // A form takes the room that there is instead of what its words need.
  selectors: { '&:has(form)': { inlineSize: '100%' } },
});

export const sides = componentVariants({
  coach: { ...speechCorner('lg'), alignSelf: 'start' },
  assistant: { ...speechCorner('lg'), alignSelf: 'start', backgroundColor: vars.color.goodSoft },
  user: { ...speechCorner('lg', 'learner'), alignSelf: 'end', backgroundColor: vars.color.voiceSoft },
});

export const coaches = componentVariants({
  John: { backgroundColor: vars.color.johnSoft },
  Daisy: { backgroundColor: vars.color.daisySoft },
});

/** Small words about a message: 'We heard', 'Ideal answer', 'Sending...'. */
export const note = componentStyle({ fontSize: vars.textSize.small, color: vars.color.inkSoft });

export const line = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space['6'] });

export const dots = componentStyle({
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  letterSpacing: '0.35em',
  color: vars.color.inkSoft,
  userSelect: 'none',
});

/** A press inside a bubble: words, with the target around them. */
export const press = componentStyle({
  flex: 'none',
  maxInlineSize: '100%',
  marginInline: `calc(-1 * ${vars.space['2']})`,
  paddingInline: vars.space['2'],
  minBlockSize: vars.size.target,
  marginBlock: `calc(-1 * ${vars.space['3']})`,
  fontSize: vars.textSize.small,
  color: vars.color.ink,
  borderRadius: vars.radius.xs,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
});

export const better = componentStyle({ fontSize: vars.textSize.small, color: vars.color.inkSoft });

/** The bolder word carries the correction, not its colour: on the learner's bubble ink is the colour that holds. */
export const right = componentStyle({ fontWeight: vars.weight.strong, color: vars.color.ink });

export const form = componentStyle({
  display: 'grid',
  gap: vars.space['3'],
  minInlineSize: 0,
});
export const actions = componentStyle({ display: 'flex', gap: vars.space['2'], justifyContent: 'end' });
