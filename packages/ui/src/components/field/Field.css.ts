import { partStyle, side, transition, vars } from '../../theme/styling.ts';

export const field = partStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['2'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const label = partStyle({
  fontSize: vars.textSize.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
});

export const hint = partStyle({
  fontSize: vars.textSize.small,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSoft,
});

export const error = partStyle({
  display: 'flex',
  gap: vars.space['2'],
  fontSize: vars.textSize.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  color: vars.color.tryAgain,
  selectors: { '&:empty': { display: 'none' } },
});

/** The rectangle that a person types into. Not a bubble: both bottom corners are round, what the learner says comes later. */
export const control = partStyle({
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: side('5'),
  paddingBlock: vars.space['3'],
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
  border: `${vars.stroke.thin} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.md,
  // Under 16 a phone's browser zooms into the field.
  fontSize: `max(1rem, ${vars.textSize.standard})`,
  lineHeight: vars.leading.snug,
  transition: transition(['border-color', 'background-color']),
  selectors: {
    '&::placeholder': { color: vars.color.inkSoft, opacity: 1 },
    '&:hover:not(:disabled)': { borderColor: vars.color.ink },
    '&:focus-visible': { borderColor: vars.color.ink, outlineOffset: `calc(-1 * ${vars.stroke.thin})` },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.tryAgain,
      boxShadow: `inset 0 0 0 ${vars.stroke.thin} ${vars.color.tryAgain}`,
    },
    '&:disabled': { color: vars.color.inkSoft, backgroundColor: 'transparent', borderColor: vars.color.line },
    // The browser's own fill would put another colour under our text.
    '&:autofill': {
      boxShadow: `inset 0 0 0 999rem ${vars.color.surface}`,
      WebkitTextFillColor: vars.color.ink,
    },
  },
});
