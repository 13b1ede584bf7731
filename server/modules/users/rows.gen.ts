// Written by npm run db:types from a migrated database.
import type { Generated, Timestamp } from '../../kit/db/rows.gen.ts'

export interface Invitations {
  asked: number;
  asked_since: Timestamp;
  invited_at: Timestamp;
  round: string;
  token_hash: Buffer | null;
  user_id: string;
  valid_until: Timestamp | null;
}

export interface LastSeen {
  at: Timestamp;
  user_id: string;
}

export interface NameProposals {
  first_name: string;
  full_name: string;
  id: string;
  last_name: string;
  other_name: string;
  proposed_at: Timestamp;
  user_id: string;
}

export interface Partners {
  email: string | null;
  folded_ar: string | null;
  folded_en: string | null;
  id: string;
  name_ar: string;
  name_en: string;
  phone: string | null;
  version: Generated<number>;
  website: string | null;
}

export interface Titles {
  colour: string;
  description_ar: Generated<string>;
  description_en: Generated<string>;
  folded_ar: string | null;
  folded_en: string | null;
  id: string;
  name_ar: string;
  name_en: string;
  version: Generated<number>;
}

export interface UserWords {
  full_name: string;
  kind: number;
  marks: string;
  user_id: string;
  word: string;
}

export interface Users {
  calendar: string | null;
  can_create_opportinity: Generated<boolean>;
  dark_mode: boolean | null;
  deleted_at: Timestamp | null;
  digits: string | null;
  disabled_at: Timestamp | null;
  email: string;
  favourites: Generated<string[]>;
  first_name: Generated<string>;
  full_name: string;
  id: string;
  joined_on: Timestamp | null;
  language: Generated<string>;
  last_name: Generated<string>;
  mobile: string | null;
  must_change_password: Generated<boolean>;
  other_name: Generated<string>;
  partner_id: string | null;
  password_hash: string;
  phone_number: string | null;
  photo_id: string | null;
  rights_version: Generated<number>;
  role: string;
  single_keys: Generated<boolean>;
  text_key: Generated<string>;
  title_id: string | null;
  version: Generated<number>;
  words_version: Generated<number>;
  zone: string | null;
}

export interface Rows {
  invitations: Invitations;
  last_seen: LastSeen;
  name_proposals: NameProposals;
  partners: Partners;
  titles: Titles;
  user_words: UserWords;
  users: Users;
}
