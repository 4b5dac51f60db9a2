import type { Topic } from '@sayso/api/contract/values';

/** How the files of the levels write a sentence; the sounds have a space between them. */
export type Row = readonly [id: string, topic: Topic | null, text: string, sounds: string];
