import { settings as endpoints } from '@diwan/contract/settings/endpoints'
import type { ChangeOrganisation, OpenSettings, OrganisationSettings } from '@diwan/contract/settings/schemas'
import { useMemo } from 'react'
import { useForm } from '../../kit/form.ts'

export type SettingsValues = OrganisationSettings & { version: number }
export type SettingName = keyof OrganisationSettings

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Only what was typed is sent. The version is that of the moment the typing began: what somebody else saved since is shown
 * in every field not touched, and a save over it is asked about first.
 */
export function useSettings({ settings, version }: OpenSettings) {
  const initial = useMemo<SettingsValues>(() => ({ ...settings, version }), [settings, version])
  const changedIn = (values: SettingsValues): SettingName[] =>
    (Object.keys(settings) as SettingName[]).filter((name) => !same(values[name], settings[name]))
  const toInput = (values: SettingsValues): ChangeOrganisation => ({
    version: values.version,
    ...Object.fromEntries(changedIn(values).map((name) => [name, values[name]])),
  })
  const form = useForm({ endpoint: endpoints.change, initial, toInput, keep: 'settings' })
  const changed = changedIn(form.values)
  return { ...form, changed, overtaken: form.overtaken && changed.length > 0 }
}

export type SettingsForm = ReturnType<typeof useSettings>
export interface PartProps {
  readonly form: SettingsForm
  readonly disabled: boolean
}
