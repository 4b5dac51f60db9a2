/** The quick part of the tests: each step is a command that prints what is wrong and fails, or says nothing. */
export const steps = [
  { name: 'types', command: 'tsc', args: ['-b'] },
  { name: 'types of the end-to-end tests', command: 'tsc', args: ['-p', 'apps/web/e2e'] },
  { name: 'types of Storybook', command: 'tsc', args: ['-p', '.storybook'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'format', command: 'biome', args: ['ci', '--reporter=summary'] },
  { name: 'layers and cycles', command: 'node', args: ['.ci/check/layers.mjs'] },
  { name: 'raw values', command: 'node', args: ['.ci/check/raw-values.mjs'] },
  { name: 'eight props at most', command: 'node', args: ['.ci/check/props.mjs'] },
  { name: 'unused code', command: 'knip', args: ['--no-progress'] },
  { name: 'manifests', command: 'sherif', args: [] },
];
