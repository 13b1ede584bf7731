import { Stack, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../kit/session.ts'
import '../../ui/switch-styles.ts'
import { showToast } from '../../ui/toasts.ts'
import { deviceQueries } from './api/settings.ts'
import { stateOf, switchOff, switchOn } from './api/device.ts'

/** Whether this browser shows notifications while the portal is closed, and what stands against it. */
export function ThisDevice() {
  const { t } = useTranslation('notifications')
  const personId = useSession()?.metadata.id ?? ''
  const device = useQuery(deviceQueries.device())
  const state = useQuery({
    queryKey: [...deviceQueries.device().queryKey, 'state', device.data],
    queryFn: () => stateOf(device.data!),
    enabled: device.data !== undefined,
  })
  const [busy, setBusy] = useState(false)
  const change = async (on: boolean) => {
    setBusy(true)
    await (on ? switchOn(personId, device.data!) : switchOff()).catch(() => showToast({ kind: 'error', text: t('deviceFailed') }))
    await device.refetch()
    await state.refetch()
    setBusy(false)
  }
  if (!state.data) return null
  const fixed = state.data === 'unsupported' || state.data === 'denied'
  return (
    <Stack gap={6}>
      <Switch
        label={t('device')}
        description={t(`device_${state.data}`)}
        checked={state.data === 'on'}
        disabled={fixed || busy}
        onChange={({ currentTarget }) => void change(currentTarget.checked)}
      />
    </Stack>
  )
}
