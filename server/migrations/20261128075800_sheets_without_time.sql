-- Two columns told people and moments of an anonymous survey apart after its answers had been shuffled: the version of the questions a
-- sheet was answered on (the history says when each version began) and the day somebody took part. No query reads either of them.
alter table survey_sheets drop column version;
alter table survey_participations drop column on_day;
