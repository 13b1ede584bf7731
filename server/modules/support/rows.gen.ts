// Written by npm run db:types from a migrated database.
import type { Generated, Json, Timestamp } from '../../kit/db/rows.gen.ts'

export interface GuestAttempts {
  acknowledged: boolean;
  address_hash: Buffer;
  at: Timestamp;
  id: string;
  mail_hash: Buffer;
}

export interface Inquiries {
  activity_at: Timestamp;
  asker_id: string | null;
  assignee_id: string | null;
  category: string;
  closed_at: Timestamp | null;
  created_at: Timestamp;
  details: Generated<Json>;
  fixed_module: string | null;
  fixed_version: string | null;
  guest_language: string | null;
  guest_mail: string | null;
  guest_name: string | null;
  id: string;
  merged_into: string | null;
  module: string | null;
  path: string | null;
  reason: string | null;
  status: string;
  subject: string;
  ticket_id: string | null;
  version: Generated<number>;
  wakes_at: Timestamp | null;
}

export interface InquiryLinks {
  inquiry_id: string;
  token_hash: Buffer;
  until_at: Timestamp;
}

export interface Rows {
  guest_attempts: GuestAttempts;
  inquiries: Inquiries;
  inquiry_links: InquiryLinks;
}
