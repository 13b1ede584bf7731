-- Canned answers are each module's own: what there was is support's.
alter table canned_answers add column module text not null default 'support';
alter table canned_answers alter column module drop default;
create index canned_answers_by_title on canned_answers (module, title_ar, id); -- readCannedAnswers
