import { Menu } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

/** In the menu of the directory, which comes with the first click on it: a person with all that is known, in place of an invitation. */
export default function NewPersonItem({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('users')
  return (
    <Menu.Item leftSection={<IconUserPlus size={16} stroke={1.6} aria-hidden />} onClick={onClick}>
      {t('newUser')}
    </Menu.Item>
  )
}
