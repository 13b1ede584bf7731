create index users_invited on users (full_name collate "ar-x-icu", id)
  where deleted_at is null and disabled_at is null and password_hash = '-'; -- people who are invited and have not arrived
