import type { Role } from '@diwan/contract/access/vocabulary'

type Group = 'network' | 'devices' | 'systems' | 'payroll' | 'recruitment' | 'maintenance' | 'supplies'

interface DemoPerson {
  email: string
  fullName: string
  role: Role
  position: string
  language: 'ar' | 'en'
  /** Groups this person works for, or the department keys a coordinator looks after. */
  agentOf?: readonly Group[]
  memberOf?: readonly ('it' | 'hr' | 'services')[]
}

export const demoUnits = [
  {
    key: 'it',
    nameAr: 'تقنية المعلومات',
    nameEn: 'Information Technology',
    groups: [
      { key: 'network', nameAr: 'الشبكات والاتصال', nameEn: 'Networks' },
      { key: 'devices', nameAr: 'الأجهزة والطابعات', nameEn: 'Devices and Printers' },
      { key: 'systems', nameAr: 'الأنظمة والحسابات', nameEn: 'Systems and Accounts' },
    ],
  },
  {
    key: 'hr',
    nameAr: 'الموارد البشرية',
    nameEn: 'Human Resources',
    groups: [
      { key: 'payroll', nameAr: 'الرواتب والمزايا', nameEn: 'Payroll and Benefits' },
      { key: 'recruitment', nameAr: 'التوظيف', nameEn: 'Recruitment' },
    ],
  },
  {
    key: 'services',
    nameAr: 'الخدمات العامة',
    nameEn: 'General Services',
    groups: [
      { key: 'maintenance', nameAr: 'الصيانة', nameEn: 'Maintenance' },
      { key: 'supplies', nameAr: 'المستلزمات', nameEn: 'Supplies' },
    ],
  },
] as const

/** The first of each role is the demo account shown in the terminal. */
export const demoPeople: readonly DemoPerson[] = [
  {
    email: 'noura@diwan.example',
    fullName: 'نورة بنت عبد الله القحطاني',
    role: 'USER',
    position: 'محاسبة',
    language: 'ar',
    memberOf: ['services'],
  },
  {
    email: 'omar@diwan.example',
    fullName: 'Omar Haddad',
    role: 'TECH',
    position: 'Support engineer',
    language: 'en',
    agentOf: ['network', 'devices', 'systems'],
    memberOf: ['it'],
  },
  {
    email: 'sara@diwan.example',
    fullName: 'سارة الحربي',
    role: 'COORDINATOR',
    position: 'منسّقة الموارد البشرية',
    language: 'ar',
    memberOf: ['hr'],
  },
  {
    email: 'khalid@diwan.example',
    fullName: 'خالد بن محمد الشمري',
    role: 'ADMIN',
    position: 'مدير الخدمات',
    language: 'ar',
    memberOf: ['it'],
  },
  { email: 'huda@diwan.example', fullName: 'هدى المنصور', role: 'SUPER_ADMIN', position: 'المديرة التنفيذية', language: 'ar' },
  {
    email: 'operator@diwan.example',
    fullName: 'Faris Al-Zoubi',
    role: 'SYSTEM_ADMIN',
    position: 'Platform operator',
    language: 'en',
  },
  {
    email: 'layla@diwan.example',
    fullName: 'ليلى العتيبي',
    role: 'USER',
    position: 'أخصائية مشتريات',
    language: 'ar',
    memberOf: ['services'],
  },
  {
    email: 'yousef@diwan.example',
    fullName: 'Yousef Al-Masri',
    role: 'USER',
    position: 'Sales manager',
    language: 'en',
    memberOf: ['hr'],
  },
  {
    email: 'reem@diwan.example',
    fullName: 'ريم الدوسري',
    role: 'TECH',
    position: 'فنية صيانة',
    language: 'ar',
    agentOf: ['maintenance', 'supplies'],
    memberOf: ['services'],
  },
  {
    email: 'tariq@diwan.example',
    fullName: 'طارق أبو زيد',
    role: 'TECH',
    position: 'أخصائي رواتب',
    language: 'ar',
    agentOf: ['payroll', 'recruitment'],
    memberOf: ['hr'],
  },
]
