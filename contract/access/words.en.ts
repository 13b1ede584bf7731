export const en = {
  error_last_super_admin: 'One active super administrator must remain. Give somebody else the role first.',
}
