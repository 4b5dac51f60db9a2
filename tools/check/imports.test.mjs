import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterEach, describe, expect, it } from 'vitest';
import { root } from '../lib/run.mjs';

const options = await extractDepcruiseOptions(join(root, '.dependency-cruiser.mjs'));
const folders = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Writes a small repository, in which each file imports the files listed for it, and names the rules that it breaks. */
const findBrokenRules = async (imports) => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'imports-')));
  folders.push(folder);
  const write = (file, text) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const empty = 'export type Value = 1;\nexport const value = 1;\n';
  for (const target of Object.values(imports).flat()) write(target.replace('type ', ''), empty);
  for (const [file, targets] of Object.entries(imports)) {
    const up = '../'.repeat(file.split('/').length - 1);
    const lines = targets.map((target) =>
      target.startsWith('type ')
        ? `import type { Value } from '${up}${target.slice('type '.length)}';\n`
        : `import { value } from '${up}${target}';\n`,
    );
    write(file, `${lines.join('')}${empty}`);
  }
  const { output } = await cruise(
    ['packages', 'apps', 'tools'].filter((place) => Object.keys(imports).some((file) => file.startsWith(place))),
    {
      ...options,
      baseDir: folder,
    },
  );
  return [...new Set(output.summary.violations.map(({ rule }) => rule.name))].sort();
};

const card = 'packages/ui/src/components/card/Card.tsx';
const client = 'packages/api/src/client/client.ts';
const contract = 'packages/api/src/contract/talk.ts';
const route = 'apps/server/src/features/plan/routes.ts';
const wiring = 'apps/server/src/wiring.ts';

/** An import that is not allowed, by the rule that refuses it. */
const refused = {
  'no-cycle-of-files': {
    'packages/ui/src/a.ts': ['packages/ui/src/b.ts'],
    'packages/ui/src/b.ts': ['type packages/ui/src/a.ts'],
  },
  'no-cycle-of-folders': {
    'apps/web/src/platform/one/a.ts': ['apps/web/src/platform/two/b.ts'],
    'apps/web/src/platform/two/c.ts': ['type apps/web/src/platform/one/d.ts'],
  },
  'nothing-imports-apps': { [card]: ['type apps/web/src/features/home/model.ts'] },
  'apps-are-apart': { 'apps/web/src/app/main.ts': ['type apps/server/src/kernel/learner/name.ts'] },
  'nothing-imports-tools': { [wiring]: ['tools/lib/run.mjs'] },
  'ui-knows-no-product': { [card]: [`type ${contract}`] },
  'api-stands-alone': { [client]: [card] },
  'contract-stands-alone': { [contract]: [`type ${client}`] },
  'curriculum-stands-alone': { 'packages/curriculum/src/scenarios/cafe.ts': [`type ${contract}`] },
  'voice-knows-no-kit': { 'packages/voice/src/react/use-session.ts': [card] },
  'voice-parts-know-no-contract': { 'packages/voice/src/net/socket.ts': [`type ${contract}`] },
  'voice-parts-know-no-session': {
    'packages/voice/src/io/player/player.ts': ['type packages/voice/src/session/core/state.ts'],
  },
  'sessions-use-contract-types-only': { 'packages/voice/src/session/drill/runner.ts': [contract] },
  'samples-use-what-is-published': {
    'packages/voice/src/stories/samples/talk.ts': ['packages/voice/src/net/outbox.ts'],
  },
  'server-knows-contract-and-curriculum': { [route]: [`type ${client}`] },
  'features-are-apart': { [route]: ['type apps/server/src/features/progress/queries.ts'] },
  'features-know-no-wiring': { [route]: [`type ${wiring}`] },
  'kernel-knows-no-feature': { 'apps/server/src/kernel/learner/plan.ts': [`type ${route}`] },
  'engines-know-no-feature': {
    'apps/server/src/engines/coach/coach.ts': ['type apps/server/src/kernel/level/level.ts'],
  },
  'platform-knows-no-product': {
    'apps/server/src/platform/http/route.ts': ['type apps/server/src/kernel/services.ts'],
  },
  'product-knows-no-test-helpers': { [route]: ['type apps/server/src/testing/clock.ts'] },
};

describe('the borders between parts of the repository', () => {
  it.each(Object.entries(refused))('%s', async (rule, imports) => {
    expect(await findBrokenRules(imports)).toContain(rule);
  });

  it('refuse an import that leads nowhere', async () => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'imports-')));
    folders.push(folder);
    mkdirSync(join(folder, 'packages'));
    writeFileSync(join(folder, 'packages/a.ts'), "import './nothing.ts';\n");
    const { output } = await cruise(['packages'], { ...options, baseDir: folder });
    expect(output.summary.violations.map(({ rule }) => rule.name)).toEqual(['no-missing-file']);
  });

  it('refuse the same in the web app: features, platform and wiring', async () => {
    const page = 'apps/web/src/features/home/HomePage.tsx';
    expect(await findBrokenRules({ [page]: ['apps/web/src/features/auth/model.ts'] })).toEqual(['features-are-apart']);
    expect(await findBrokenRules({ [page]: ['apps/web/src/app/router.tsx'] })).toEqual(['features-know-no-wiring']);
    for (const place of ['app/router.tsx', 'features/auth/model.ts']) {
      expect(await findBrokenRules({ 'apps/web/src/platform/tabs/tabs.ts': [`apps/web/src/${place}`] })).toEqual([
        'platform-knows-no-product',
      ]);
    }
  });

  it('let everything through that the design allows', async () => {
    expect(
      await findBrokenRules({
        'apps/web/src/app/main.tsx': [
          'apps/web/src/features/home/HomeRoute.tsx',
          'apps/web/src/platform/tabs/tabs.ts',
          client,
        ],
        'apps/web/src/features/home/HomeRoute.tsx': [
          'apps/web/src/platform/tabs/tabs.ts',
          'apps/web/src/features/home/model.ts',
          card,
        ],
        'apps/web/e2e/support/stack.ts': ['apps/server/src/testing/run-main.ts'],
        [wiring]: [route, 'apps/server/src/kernel/services.ts', 'apps/server/src/platform/log/log.ts'],
        [route]: ['apps/server/src/kernel/learner/plan.ts', 'apps/server/src/platform/http/route.ts', contract],
        'apps/server/src/kernel/learner/plan.ts': [
          'apps/server/src/platform/log/log.ts',
          'packages/curriculum/src/index.ts',
        ],
        'packages/voice/src/session/drill/runner.ts': [`type ${contract}`, 'packages/voice/src/net/outbox.ts'],
        'tools/bench/turns.mjs': [wiring, client],
      }),
    ).toEqual([]);
  });

  it('have an example for each rule', () => {
    expect(Object.keys(refused).sort()).toEqual(
      options.ruleSet.forbidden
        .map(({ name }) => name)
        .filter((name) => name !== 'no-missing-file')
        .sort(),
    );
  });
});

describe('the graph of the repository', () => {
  it('follows the addresses of packages to their sources', async () => {
    const { output } = await cruise(['apps/web/src/platform/page'], { ...options, baseDir: root, validate: false });
    const found = output.modules.flatMap(({ dependencies }) => dependencies.map(({ resolved }) => resolved));
    expect(found.some((file) => /^packages\/ui\/src\/.*index[.]ts$/.test(file))).toBe(true);
  });
});
