import { Button, Menu } from '@mantine/core'
import { access } from '@diwan/contract/access/endpoints'
import type { Preview } from '@diwan/contract/access/schemas'
import { isAdminSide, ROLES } from '@diwan/contract/access/vocabulary'
import { IconEye } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useInterface } from '../../kit/interface-state.ts'
import { useHolds } from '../../kit/rights.ts'
import { useWrite } from '../../kit/write.ts'

/** The shell shows these menus until it is ended; the server goes on seeing who really asks. */
function useLook(): (preview: Preview) => void {
  const navigate = useNavigate()
  return (preview) => {
    useInterface.setState({ preview })
    void navigate({ to: isAdminSide(preview.role) ? '/admin' : '/user' })
  }
}

export function ViewAsRole() {
  const { t } = useTranslation(['access', 'shell'])
  const look = useLook()
  const preview = useWrite(access.preview)
  if (!useHolds('users', 'impersonate')) return null
  return (
    <Menu position="bottom-end" radius={12} shadow="md" keepMounted={false}>
      <Menu.Target>
        <Button
          variant="default"
          h={36}
          leftSection={<IconEye size={17} stroke={1.6} aria-hidden />}
          disabled={preview.isPending}
        >
          {t('viewAs')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {ROLES.map((role) => (
          <Menu.Item key={role} onClick={() => preview.mutate({ role }, { onSuccess: look })}>
            {t(`role_${role}`, { ns: 'shell' })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

export function ViewAsPerson({ personId }: { personId: string }) {
  const { t } = useTranslation('access')
  const look = useLook()
  const preview = useWrite(access.previewPerson)
  if (!useHolds('users', 'impersonate')) return null
  return (
    <Button
      variant="default"
      h={36}
      leftSection={<IconEye size={17} stroke={1.6} aria-hidden />}
      disabled={preview.isPending}
      onClick={() => preview.mutate({ personId }, { onSuccess: look })}
    >
      {t('viewAsPerson')}
    </Button>
  )
}
