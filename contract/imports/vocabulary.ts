export const RUN_STATES = ['waiting', 'running', 'done', 'failed'] as const
