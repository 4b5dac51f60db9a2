import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';

/** The exports of the build that draws the pages. */
interface Drawing {
  /** The markup of a page for a visitor, and its title. */
  drawPage(path: string): Promise<{ readonly title: string; readonly markup: string }>;
}

/** A page that is drawn at build, and the module that it loads when it is opened. */
const pages = [
  { path: '/', file: 'index.html', module: 'src/features/welcome/WelcomeRoute.tsx' },
  { path: '/auth', file: 'auth.html', module: 'src/features/auth/AuthRoute.tsx' },
] as const;

/** The faces that every page begins with; extended Latin comes when it is needed. */
const firstFonts = /\/(bricolage-grotesque|figtree)-latin-wght-normal-[\w-]+\.woff2$/;

const chunksFor = (bundle: Rolldown.OutputBundle, module: string): readonly Rolldown.OutputChunk[] => {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  const entry = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!entry)
    throw new Error(`No chunk of the build holds ${module}. Its name has changed: correct it in build/prerender.ts.`);
  add(entry);
  return [...found];
};

/** Links to the files that this module needs and the shell does not name yet. */
const linksFor = (bundle: Rolldown.OutputBundle, module: string, shell: string): string =>
  chunksFor(bundle, module)
    .flatMap((chunk) => [
      ...[...(chunk.viteMetadata?.importedCss ?? [])].map(
        (css) => `<link rel="stylesheet" crossorigin href="/${css}">`,
      ),
      `<link rel="modulepreload" crossorigin href="/${chunk.fileName}">`,
    ])
    .filter(
      (link, index, all) => all.indexOf(link) === index && !shell.includes(/href="[^"]+"/.exec(link)?.[0] ?? link),
    )
    .join('\n    ');

/**
 * Hides the page that was drawn for visitors, where another one is about to replace it: the learner is signed in, the browser cannot listen,
 * or the address has a query. `public/early.js` runs before the page is painted, and is no module for that reason. It also keeps the browser
 * from sending a form before the app has loaded, which would lose the learner's input.
 */
const veil = '<script src="/early.js"></script><style>[data-redrawn] [data-page]{visibility:hidden}</style>';

/** After the shell's own styles, which say in what order the layers count. */
const withLinks = (shell: string, links: string) => shell.replace('</head>', () => `  ${links}\n  </head>`);

const drawInto = (
  shell: string,
  path: string,
  links: string,
  { title, markup }: Awaited<ReturnType<Drawing['drawPage']>>,
) =>
  withLinks(shell, `${links}\n    ${veil}`)
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-page="${path}">${markup}</div>`);

/**
 * Draws the first pages at build, so that they are painted before any script has come, and preloads the fonts of all. The drawn pages lie
 * in `dist/prerendered`; `dist/index.html` stays the shell of every other address, and names the script that all of those load next.
 * @param plugins those that the drawing side needs
 */
export const prerender = (plugins: () => PluginOption[]): Plugin => {
  let root = '';
  return {
    name: 'sayso-prerender',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => firstFonts.test(`/${name}`))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${name}` },
            injectTo: 'head',
          })),
    },
    writeBundle: async ({ dir = '' }, bundle) => {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('The build has no index.html to draw into.');
      const shell = String(index.source);
      // Another one each time: Node keeps what it has imported once.
      const outDir = join(root, `node_modules/.cache/prerender-${Date.now()}`);
      await build({
        configFile: false,
        root,
        plugins: plugins(),
        logLevel: 'error',
        ssr: { noExternal: /^@sayso\// },
        build: {
          ssr: 'src/app/prerender.tsx',
          outDir,
          emptyOutDir: true,
          rolldownOptions: { checks: { pluginTimings: false } },
        },
      });
      const { drawPage } = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Drawing;
      await mkdir(join(dir, 'prerendered'), { recursive: true });
      for (const { path, file, module } of pages) {
        const page = drawInto(shell, path, linksFor(bundle, module, shell), await drawPage(path));
        await writeFile(join(dir, 'prerendered', file), page);
      }
      await writeFile(join(dir, 'index.html'), withLinks(shell, linksFor(bundle, 'src/app/FurtherPages.tsx', shell)));
      await rm(outDir, { recursive: true });
    },
  };
};
