import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** Addresses of the two Latin fonts, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const fontUrls = { display: bricolage, text: figtree } as const;
