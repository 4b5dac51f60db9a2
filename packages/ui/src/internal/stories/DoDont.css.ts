import { componentStyle, vars } from '../../theme/styling.ts';

export const list = componentStyle({ display: 'grid', gap: vars.space['8'] });

export const pair = componentStyle({
  display: 'grid',
  gap: vars.space['5'],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
});

export const side = componentStyle({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: vars.space['3'],
  minInlineSize: 0,
});

export const stage = componentStyle({
  display: 'grid',
  alignContent: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  minBlockSize: vars.space['24'],
  padding: vars.space['5'],
  border: `${vars.stroke.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
});

export const caption = componentStyle({ fontSize: vars.textSize.small, color: vars.color.ink });

const sign = { display: 'flex', alignItems: 'center', gap: vars.space['1'], fontWeight: vars.weight.strong } as const;

export const good = componentStyle({ ...sign, color: vars.color.good });

export const bad = componentStyle({ ...sign, color: vars.color.tryAgain });
