// Written by npm run db:types from a migrated database.
import type { Generated, Json, Timestamp } from '../../kit/db/rows.gen.ts'

export interface Inbox {
  assigned: boolean;
  done_at: Timestamp | null;
  last_at: Timestamp;
  mentioned: boolean;
  object_id: string;
  snoozed_until: Timestamp | null;
  unread: number;
  user_id: string;
}

export interface NotificationChoices {
  channel: string;
  event: string;
  is_on: boolean;
  user_id: string;
}

export interface NotificationDefaults {
  channel: string;
  event: string;
  is_on: boolean;
  locked: boolean;
  role: string;
}

export interface NotificationKeys {
  name: string;
  value: string;
}

export interface NotificationPeople {
  lettered_at: Timestamp | null;
  quiet: Json | null;
  quiet_until: Timestamp | null;
  user_id: string;
}

export interface NotificationRules {
  mail_minutes: Generated<number>;
  only_one: Generated<boolean>;
  version: Generated<number>;
}

export interface Notifications {
  actor_id: string | null;
  created_at: Timestamp;
  event: string;
  folded: Generated<boolean>;
  history_id: string;
  id: string;
  letter_id: string | null;
  mail_at: Timestamp | null;
  object_id: string;
  params: Json;
  path: string;
  push_at: Timestamp | null;
  reason: string | null;
  seen_at: Timestamp | null;
  shown: Generated<boolean>;
  user_id: string;
}

export interface PushSubscriptions {
  auth: string;
  created_at: Timestamp;
  endpoint: string;
  p256dh: string;
  paused_until: Timestamp | null;
  session_id: string;
  user_id: string;
}

export interface Subscriptions {
  muted: boolean;
  object_id: string;
  user_id: string;
}

export interface Rows {
  inbox: Inbox;
  notification_choices: NotificationChoices;
  notification_defaults: NotificationDefaults;
  notification_keys: NotificationKeys;
  notification_people: NotificationPeople;
  notification_rules: NotificationRules;
  notifications: Notifications;
  push_subscriptions: PushSubscriptions;
  subscriptions: Subscriptions;
}
