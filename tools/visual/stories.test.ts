import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAffected, pickStoryFiles } from './stories.ts';

const badge = 'packages/ui/src/components/badge/Badge.stories.tsx';
const iconButton = 'packages/ui/src/components/icon-button/IconButton.stories.tsx';
const files = [badge, iconButton];

describe('Story files are picked', () => {
  test('by the name of a component, however it is written.', () => {
    expect(pickStoryFiles(files, ['badge'])).toEqual([badge]);
    expect(pickStoryFiles(files, ['IconButton', 'icon-button'])).toEqual([iconButton]);
  });

  test('by the name of a folder or by a path.', () => {
    expect(pickStoryFiles(files, ['components'])).toEqual(files);
    expect(pickStoryFiles(files, ['./packages/ui/src/components/badge'])).toEqual([badge]);
  });

  test('and a name that fits none is an error.', () => {
    expect(() => pickStoryFiles(files, ['bagde'])).toThrow('No story file fits “bagde”');
  });
});

describe('Story files are affected', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'stories-'));
    const sources = {
      'One.stories.tsx': "import { Card } from './Card.tsx'; export const a = Card;",
      'Two.stories.tsx': "import code from './Card.tsx?raw'; export const b = code;",
      'Three.stories.tsx': "import { c } from 'react'; export const d = c;",
      'Card.tsx': "import { words } from './words.ts'; export const Card = words;",
      'words.ts': "export const words = 'Hello';",
      '.storybook/preview.tsx': "import '../theme.ts';",
      'theme.ts': 'export const theme = 1;',
    };
    for (const [name, text] of Object.entries(sources)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
  });
  afterAll(() => rmSync(root, { recursive: true }));
  const stories = ['One.stories.tsx', 'Two.stories.tsx', 'Three.stories.tsx'];

  test('by what they import, directly or not.', async () => {
    expect(await findAffected(root, stories, ['words.ts'])).toEqual(['One.stories.tsx']);
  });

  test('by a text that they show.', async () => {
    expect(await findAffected(root, stories, ['Card.tsx'])).toEqual(['One.stories.tsx', 'Two.stories.tsx']);
  });

  test('all of them by what surrounds every story.', async () => {
    expect(await findAffected(root, stories, ['theme.ts'])).toEqual(stories);
  });

  test('and none by a file that none of them imports.', async () => {
    expect(await findAffected(root, stories, ['README.md'])).toEqual([]);
  });
});
