// Written by npm run db:types from a migrated database.
import type { Generated, Timestamp } from '../../kit/db/rows.gen.ts'

export interface ApprovalCancellations {
  canceled_at: Timestamp;
  canceled_by: string;
  id: string;
  in_place: boolean;
  reason: string;
  requester_id: string;
  round: number;
  run_id: string;
  step: number;
}

export interface ApprovalChains {
  created_at: Timestamp;
  id: string;
  kind: string;
  name_ar: Generated<string>;
  name_en: Generated<string>;
  target_id: string | null;
  unit_id: string | null;
  version: Generated<number>;
}

export interface ApprovalDecisions {
  carried: Generated<boolean>;
  decided_at: Timestamp;
  decided_by: string;
  for_user_id: string | null;
  id: string;
  in_place: Generated<boolean>;
  outcome: string;
  reason: Generated<string>;
  requester_id: string;
  round: number;
  run_id: string;
  seat: string;
  step: number;
}

export interface ApprovalPeople {
  for_user_id: string | null;
  kind: string;
  live: Generated<boolean>;
  object_id: string;
  requester_id: string;
  round: number;
  run_id: string;
  seat: string;
  sort_at: Timestamp | null;
  step: number;
  user_id: string;
  via: string;
}

export interface ApprovalRuns {
  chain_id: string;
  chain_version: number;
  claimed_by: string | null;
  claimed_until: Timestamp | null;
  days: number | null;
  deadline_at: Timestamp;
  due_at: Timestamp | null;
  ended_at: Timestamp | null;
  half_at: Timestamp | null;
  id: string;
  kind: string;
  object_id: string;
  raised: Generated<number>;
  reminded_at: Timestamp | null;
  requester_id: string;
  round: Generated<number>;
  stale: Generated<boolean>;
  started_at: Timestamp;
  state: string;
  step: Generated<number>;
  step_at: Timestamp;
  unit_id: string | null;
  version: Generated<number>;
}

export interface ApprovalSteps {
  chain_id: string;
  hours: Generated<number>;
  over_days: number | null;
  place: number;
  rule: string;
  scope: string;
  unit_id: string | null;
  user_id: string | null;
  version: number;
  who: string;
}

export interface Delegations {
  created_at: Timestamp;
  from_day: Timestamp;
  from_user: string;
  id: string;
  to_user: string;
  until_day: Timestamp;
}

export interface PendingDecisions {
  decided_at: Timestamp;
  effect_at: Timestamp;
  id: string;
  kind: string;
  object_id: string;
  outcome: string;
  reason: Generated<string>;
  requester_id: string;
  run_id: string;
  step: number;
  user_id: string;
}

export interface Rows {
  approval_cancellations: ApprovalCancellations;
  approval_chains: ApprovalChains;
  approval_decisions: ApprovalDecisions;
  approval_people: ApprovalPeople;
  approval_runs: ApprovalRuns;
  approval_steps: ApprovalSteps;
  delegations: Delegations;
  pending_decisions: PendingDecisions;
}
