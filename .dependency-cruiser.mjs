/** Helpers of tests and of Storybook: they may look across the borders that the product keeps. */
const helpers = ['^packages/[^/]+/src/(testing|stories)/'];

/** Builds a rule: files in `from` never import files in `to`, type imports included. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid('no-missing-file', 'An import must lead somewhere.', {}, { couldNotResolve: true }),
    forbid('no-cycle-of-files', 'Files must not import each other in a circle.', {}, { circular: true }),
    {
      ...forbid('no-cycle-of-folders', 'Folders must not import each other in a circle.', {}, { circular: true }),
      scope: 'folder',
    },

    forbid(
      'nothing-imports-apps',
      'Packages stand alone. Tests, Storybook and tools may import an app.',
      { path: '^packages/', pathNot: helpers },
      { path: '^apps/' },
    ),
    forbid(
      'apps-are-apart',
      'The web app and the server meet at the contract.',
      { path: '^apps/([^/]+)/', pathNot: ['^apps/web/e2e/', ...helpers] },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    forbid(
      'nothing-imports-tools',
      'What learners load has no tools in it.',
      { path: '^(packages/[^/]+|apps/[^/]+)/src/', pathNot: helpers },
      { path: '^(tools|[.]storybook)/' },
    ),

    forbid(
      'ui-knows-no-product',
      'The kit knows neither the product’s calls nor audio.',
      { path: '^packages/ui/' },
      { path: '^packages/(?!ui/)' },
    ),
    forbid(
      'api-stands-alone',
      'The contract and its client need no other package.',
      { path: '^packages/api/' },
      { path: '^packages/(?!api/)' },
    ),
    forbid(
      'contract-stands-alone',
      'The contract is read by the server too, so it imports nothing of the client.',
      { path: '^packages/api/src/contract/' },
      { path: '^packages/api/src/(?!contract/)' },
    ),
    forbid(
      'curriculum-stands-alone',
      'What is taught needs no code of the product.',
      { path: '^packages/curriculum/' },
      { path: '^packages/(?!curriculum/)' },
    ),
    forbid(
      'voice-knows-no-kit',
      'Voice draws nothing, and knows no client. Its stories put kit and voice together.',
      { path: '^packages/voice/', pathNot: helpers },
      { path: '^packages/(?!voice/|api/src/contract/)' },
    ),
    forbid(
      'voice-parts-know-no-contract',
      'Recorder, speech and socket work with any server.',
      { path: '^packages/voice/src/(io|speech|net)/' },
      { path: '^packages/(?!voice/)' },
    ),
    forbid(
      'voice-parts-know-no-session',
      'A session is built from the parts, never the other way round.',
      { path: '^packages/voice/src/(io|speech|net)/', pathNot: helpers },
      { path: '^packages/voice/src/(session|react)/' },
    ),
    forbid(
      'sessions-use-contract-types-only',
      'A session reads the shapes of messages from the contract, and runs none of its code.',
      { path: '^packages/voice/src/(session|react)/', pathNot: helpers },
      { path: '^packages/api/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'samples-use-what-is-published',
      'A sample is copied by its readers, so it imports entries of packages.',
      { path: '^packages/voice/src/stories/samples/' },
      { path: '^packages/(voice|ui)/src/(?!.*(index[.]ts|[.]tsx)$)' },
    ),

    forbid(
      'server-knows-contract-and-curriculum',
      'The server reads the declaration of its calls and what is taught. The client is for its tests.',
      { path: '^apps/server/', pathNot: ['^apps/server/src/testing/', ...helpers] },
      { path: '^packages/(?!api/src/contract/|curriculum/)' },
    ),
    forbid(
      'features-are-apart',
      'Features meet in the kernel, never directly.',
      { path: '^apps/([^/]+)/src/features/([^/]+)/', pathNot: helpers },
      { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    ),
    forbid(
      'features-know-no-wiring',
      'A feature is handed what it needs by the wiring.',
      { path: '^apps/[^/]+/src/features/', pathNot: helpers },
      { path: ['^apps/web/src/app/', '^apps/server/src/[^/]+[.]ts$'] },
    ),
    forbid(
      'kernel-knows-no-feature',
      'The kernel serves every feature.',
      { path: '^apps/server/src/kernel/', pathNot: helpers },
      { path: ['^apps/server/src/features/', '^apps/server/src/[^/]+[.]ts$'] },
    ),
    forbid(
      'engines-know-no-feature',
      'An engine is a port to a service: it knows the platform alone.',
      { path: '^apps/server/src/engines/', pathNot: helpers },
      { path: ['^apps/server/src/(features|kernel)/', '^apps/server/src/[^/]+[.]ts$'] },
    ),
    forbid(
      'platform-knows-no-product',
      'The platform would serve another product as well.',
      { path: '^apps/[^/]+/src/platform/', pathNot: helpers },
      { path: ['^apps/[^/]+/src/(features|kernel|app|engines)/', '^apps/server/src/[^/]+[.]ts$'] },
    ),
    forbid(
      'product-knows-no-test-helpers',
      'What runs for learners holds nothing that is made for tests.',
      { path: '^apps/server/src/', pathNot: ['^apps/server/src/testing/', ...helpers] },
      { path: '^apps/server/src/testing/' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Nothing imports tests and stories, so they can break no rule for what is loaded, and as folders they would seem to close circles.
    exclude: {
      path: [
        '(^|/)dist/',
        '^packages/[^/]+/lib/',
        '[.](test|stories)[.]tsx?$',
        '^packages/ui/src/.*/stor(ies/|y-tools)',
        '^apps/[^/]+/src/.*/stories/',
        '^tools/package/proof/app/',
      ],
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
    builtInModules: { add: ['virtual:modulepreload-polyfill'] },
  },
};
