import { createQueryClient } from '@sayso/api/react';

/** The cache of this page. It is loaded with the first page that shows answers of the server, after the first paint. */
export const pageCache = createQueryClient();
