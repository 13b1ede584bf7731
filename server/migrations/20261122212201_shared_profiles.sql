-- The profile is shared: that a file is an answer stands in the answers of its record.
update files set purpose = 'attachment5' where purpose = 'answer5';
update uploads set purpose = 'attachment5' where purpose = 'answer5';
