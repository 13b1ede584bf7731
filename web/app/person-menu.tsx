import { Menu } from '@mantine/core'
import { IconArrowsExchange, IconLogout, IconUser } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { signOut, type SignedIn } from '../kit/session.ts'
import { isAdminSide } from '@diwan/contract/access/vocabulary'
import type { Area } from './areas.ts'
import { PersonButton } from './person-button.tsx'
import { UserText } from '../ui/user-text.tsx'
import classes from './person-menu.module.css'

export default function PersonMenu({ area, person }: { area: Area; person: SignedIn }) {
  const { t } = useTranslation('shell')
  const [leaving, setLeaving] = useState(false)
  const { fullName, role } = person.metadata
  const other = area === 'admin' ? 'user' : 'admin'

  return (
    <Menu
      defaultOpened
      position="bottom-end"
      width={250}
      shadow="md"
      radius={12}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <PersonButton person={person} />
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes['who']}>
          <strong>
            <UserText text={fullName} />
          </strong>
          <bdi>{person.email}</bdi>
        </div>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconUser size={17} stroke={1.6} />}
          renderRoot={(props) => <Link to="/user/profile" {...props} />}
        >
          {t('profile')}
        </Menu.Item>
        {isAdminSide(role) && (
          <Menu.Item
            leftSection={<IconArrowsExchange size={17} stroke={1.6} />}
            renderRoot={(props) => <Link to={`/${other}`} {...props} />}
          >
            {t(other === 'admin' ? 'toAdminArea' : 'toUserArea')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={17} stroke={1.6} className="turns" />}
          disabled={leaving}
          closeMenuOnClick={false}
          onClick={() => {
            setLeaving(true)
            void signOut()
          }}
        >
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
