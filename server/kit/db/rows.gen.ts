// Written by npm run db:types from a migrated database.
import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface ChannelEntries {
  at: Timestamp;
  channel: string;
  detail: Json;
  event: string;
  history_id: string;
  seq: number;
}

export interface Channels {
  name: string;
  seq: number;
}

export interface History {
  actor_id: string | null;
  at: Timestamp;
  audience: string;
  audited: Generated<boolean>;
  detail: Json;
  event: string;
  id: string;
  object_id: string;
  request_id: string | null;
  reverts: string | null;
}

export interface HistoryTexts {
  history_id: string;
  object_id: string;
  part: string | null;
  texts: Json;
}

export interface Migrations {
  applied_at: Generated<Timestamp>;
  name: string;
}

export interface Objects {
  archived_at: Timestamp | null;
  created_at: Timestamp;
  created_by: string | null;
  deleted_at: Timestamp | null;
  id: string;
  kind: string;
  purge_at: Timestamp | null;
  short_id: string | null;
}

export interface Receipts {
  answer: Json | null;
  body_hash: Buffer;
  created_at: Timestamp;
  endpoint: string;
  request_id: string;
  user_id: string;
}

export interface Rows {
  channel_entries: ChannelEntries;
  channels: Channels;
  history: History;
  history_texts: HistoryTexts;
  migrations: Migrations;
  objects: Objects;
  receipts: Receipts;
}
