import { arc, type DefaultArcObject } from 'd3-shape';

/** The square that rings are drawn on, in its own units; its middle is 0, 0. */
export const canvas = 224;

/** How thick a ring is, and the line of its second lap. */
const thickness = { value: 20, lap: 4 } as const;
const gap = 6;

/** Most rings that fit around one middle. */
export const maximumRings = 3;

/**
 * Where a ring runs and how far: from twelve o'clock, its round ends around the two points. Only a whole one is closed: before, the
 * ends keep a gap between them.
 * @param share 0 to 1
 * @param index 0 is the outermost
 */
export function layOutRing(share: number, index = 0, kind: keyof typeof thickness = 'value'): DefaultArcObject {
  const radius = canvas / 2 - thickness.value / 2 - index * (thickness.value + gap);
  const half = thickness[kind] / 2;
  const place = { innerRadius: radius - half, outerRadius: radius + half };
  if (share >= 1) return { ...place, startAngle: 0, endAngle: 2 * Math.PI };
  const end = half / radius;
  const longest = 2 * Math.PI - 2 * end - gap / radius;
  return { ...place, startAngle: -end, endAngle: Math.min(share * 2 * Math.PI, longest) + end };
}

const draw = arc<DefaultArcObject>()
  .cornerRadius(({ innerRadius, outerRadius }) => (outerRadius - innerRadius) / 2)
  .digits(2);

/** A ring as the path of a filled shape. */
export const drawRing = (ring: DefaultArcObject): string => draw(ring) ?? '';
