import { expect, test } from 'vitest';
import { formatReport } from './report.ts';

test('The report shows before, after and difference side by side.', () => {
  const html = formatReport(
    [
      {
        name: 'Badge-tones-390-light',
        change: '3 pixels differ',
        hasBefore: true,
        hasAfter: true,
        hasDifference: true,
      },
    ],
    'Badge since HEAD',
  );
  const images = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, source]) => source);
  expect(images).toEqual(['before', 'after', 'difference'].map((side) => `Badge-tones-390-light.${side}.png`));
  expect(html).toContain('3 pixels differ');
});

test('A new picture has no before and no difference.', () => {
  const html = formatReport(
    [{ name: 'Badge-new-390-light', change: 'new', hasBefore: false, hasAfter: true, hasDifference: false }],
    'Badge since HEAD',
  );
  expect(html.match(/<img/g)).toHaveLength(1);
});

test('A report of nothing says so.', () => {
  expect(formatReport([], 'Badge since HEAD')).toContain('Every picture is drawn as before.');
});
