-- Why one occurrence, or this and the following, was canceled while its series goes on.
alter table meeting_occurrences add column reason text not null default '' check (char_length(reason) <= 1000);
