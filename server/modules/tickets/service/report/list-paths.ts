/** The list of tickets of the administration, narrowed. */
export const list = (asked: Readonly<Record<string, string>>) => `/admin/tickets?${new URLSearchParams(asked).toString()}`
/** Tickets that are new, open or waiting. */
export const toDo = (more: Readonly<Record<string, string>> = {}) => list({ queue: 'all', status: 'NEW,OPEN,PENDING', ...more })
