import type { DashboardWidget } from '@diwan/contract/dashboard/schemas/dashboard'

/** The name of its icon: what waits for a person is of several modules. */
export const signOf = ({ key, module }: Pick<DashboardWidget, 'key' | 'module'>): string =>
  key === 'dashboard.waiting' ? 'waiting' : module
