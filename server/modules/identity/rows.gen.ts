// Written by npm run db:types from a migrated database.
import type { Generated, Timestamp } from '../../kit/db/rows.gen.ts'

export interface ApiTokens {
  created_at: Timestamp;
  expires_at: Timestamp;
  id: string;
  name: string;
  token_hash: Buffer;
  used_at: Timestamp | null;
  user_id: string;
}

export interface KnownBrowsers {
  browser_hash: Buffer;
  seen_at: Timestamp;
  user_id: string;
}

export interface OtpLocks {
  at: Timestamp;
  failures: number;
  locked_until: Timestamp | null;
  locks: number;
  since: Timestamp;
  who: string;
}

export interface ResetCodes {
  asked_at: Timestamp;
  asker: Buffer;
  browser_hash: Buffer;
  code_hash: string | null;
  code_until: Timestamp | null;
  handle_hash: Buffer;
  round: string;
  ticket_hash: Buffer | null;
  ticket_until: Timestamp | null;
  user_id: string | null;
}

export interface Sessions {
  address: Generated<string>;
  created_at: Timestamp;
  device: Generated<string>;
  id: string;
  plain_cookie_until: Timestamp | null;
  remember: boolean;
  seen_at: Timestamp;
  stream_hash: Buffer;
  token_hash: Buffer;
  user_id: string;
}

export interface Rows {
  api_tokens: ApiTokens;
  known_browsers: KnownBrowsers;
  otp_locks: OtpLocks;
  reset_codes: ResetCodes;
  sessions: Sessions;
}
