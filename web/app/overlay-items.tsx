import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useOverlays } from './use-overlays.ts'

/** What opens the dialogs of modules, in the menu of the person. */
export function OverlayItems() {
  return useOverlays().map(({ param, value, icon: Icon, Label }) => (
    <Menu.Item
      key={param}
      leftSection={<Icon size={17} stroke={1.6} />}
      renderRoot={(props) => <Link to="." search={(now: object) => ({ ...now, [param]: value })} {...props} />}
    >
      <Suspense fallback={'\u00A0'}>
        <Label />
      </Suspense>
    </Menu.Item>
  ))
}
