-- Files of articles, of comments on them and of lessons are searched from now on.
update files set text_due = 'epoch', text_tries = 0
from objects
where objects.id = files.object_id and objects.kind in ('article', 'course')
  and files.type in ('application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document');
