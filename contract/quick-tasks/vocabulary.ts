/** The rights that a quick task carries as `can`. */
export const QUICK_TASK_FLAGS = ['view', 'edit', 'complete', 'giveBack', 'delete', 'restore'] as const
/** 1 is the most urgent; most have none. */
export const PRIORITIES = ['1', '2', '3'] as const
