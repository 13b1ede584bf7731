// Written by npm run db:types from a migrated database.
import type { Generated, Timestamp } from '../../kit/db/rows.gen.ts'

export interface SearchEntries {
  at: Timestamp;
  audience: string;
  file_id: string | null;
  fold_version: number;
  kind: string;
  object_id: string;
  part: string;
  scope: string | null;
  terms: string;
}

export interface SearchLists {
  name: string;
}

export interface SearchSynonyms {
  fold_version: number;
  id: string;
  stems: string[];
  version: Generated<number>;
  words: string[];
}

export interface SearchWords {
  backwards: string;
  word: string;
}

export interface Rows {
  search_entries: SearchEntries;
  search_lists: SearchLists;
  search_synonyms: SearchSynonyms;
  search_words: SearchWords;
}
