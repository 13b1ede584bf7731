// Written by npm run db:types from a migrated database.
import type { Generated, Timestamp } from '../../kit/db/rows.gen.ts'

export interface GuestLinks {
  address: string;
  created_at: Timestamp;
  hour_at: Timestamp;
  language: string;
  object_id: string;
  part_id: string;
  purpose: string;
  token_hash: Buffer;
  until_at: Timestamp;
  uses: Generated<number>;
}

export interface Rows {
  guest_links: GuestLinks;
}
