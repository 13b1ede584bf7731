import type { Role } from '@diwan/contract/access/vocabulary'

export type Group = 'network' | 'devices' | 'systems' | 'payroll' | 'recruitment' | 'maintenance' | 'supplies'

type Department = 'it' | 'hr' | 'services'

interface DemoPerson {
  email: string
  fullName: string
  role: Role
  otherName: string
  firstName: string
  lastName: string
  mobile: string
  title: keyof typeof demoTitles
  partner?: keyof typeof demoPartners
  language: 'ar' | 'en'
  /** Groups this person works for, or the department keys a coordinator looks after. */
  agentOf?: readonly Group[]
  memberOf?: readonly Department[]
  headOf?: readonly Department[]
  deputyOf?: readonly Department[]
}

export const demoUnits = [
  {
    key: 'it',
    nameAr: 'تقنية المعلومات',
    nameEn: 'Information Technology',
    groups: [
      {
        key: 'network',
        nameAr: 'الشبكات والاتصال',
        nameEn: 'Networks',
        levels: [
          { nameAr: 'المستوى الأول', nameEn: 'First line' },
          { nameAr: 'المستوى الثاني', nameEn: 'Second line' },
        ],
      },
      { key: 'devices', nameAr: 'الأجهزة والطابعات', nameEn: 'Devices and Printers' },
      {
        key: 'systems',
        nameAr: 'الأنظمة والحسابات',
        nameEn: 'Systems and Accounts',
        levels: [
          { nameAr: 'المستوى الأول', nameEn: 'First line' },
          { nameAr: 'المستوى الثاني', nameEn: 'Second line' },
        ],
      },
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

export const demoTitles = {
  executive: ['المديرة التنفيذية', 'Chief executive', '#0b5793'],
  servicesManager: ['مدير الخدمات', 'Services manager', '#155fa9'],
  operator: ['مشغّل المنصة', 'Platform operator', '#5c6675'],
  support: ['مهندس دعم', 'Support engineer', '#0e67ad'],
  maintenance: ['فني صيانة', 'Maintenance technician', '#8a5a00'],
  hrCoordinator: ['منسّق الموارد البشرية', 'HR coordinator', '#8e3b8a'],
  payroll: ['أخصائي رواتب', 'Payroll specialist', '#7a3e9d'],
  accountant: ['محاسب', 'Accountant', '#1c7a46'],
  buyer: ['أخصائي مشتريات', 'Procurement specialist', '#2f6f4f'],
  sales: ['مدير مبيعات', 'Sales manager', '#a8323a'],
} as const

export const demoPartners = {
  nabd: ['نبض للتقنية', 'Nabd Technology', 'hello@nabd.example', '+962 6 555 0101', 'https://nabd.example'],
  afaq: ['آفاق للتوزيع', 'Afaq Distribution', 'contact@afaq.example', '+966 11 400 2020', 'https://afaq.example'],
} as const

/** The first of each role is the demo account shown in the terminal. */
export const demoPeople: readonly DemoPerson[] = [
  {
    email: 'noura@diwan.example',
    fullName: 'نورة بنت عبد الله القحطاني',
    otherName: 'Noura Al-Qahtani',
    firstName: 'نورة',
    lastName: 'القحطاني',
    mobile: '+966 50 123 4567',
    role: 'USER',
    title: 'accountant',
    language: 'ar',
    memberOf: ['services'],
  },
  {
    email: 'omar@diwan.example',
    fullName: 'Omar Haddad',
    otherName: 'عمر حداد',
    firstName: 'Omar',
    lastName: 'Haddad',
    mobile: '+966 55 220 1180',
    role: 'TECH',
    title: 'support',
    language: 'en',
    agentOf: ['network', 'devices', 'systems'],
    deputyOf: ['it'],
  },
  {
    email: 'sara@diwan.example',
    fullName: 'سارة الحربي',
    otherName: 'Sarah Al-Harbi',
    firstName: 'سارة',
    lastName: 'الحربي',
    mobile: '+966 54 771 9032',
    role: 'COORDINATOR',
    title: 'hrCoordinator',
    language: 'ar',
    headOf: ['hr'],
  },
  {
    email: 'khalid@diwan.example',
    fullName: 'خالد بن محمد الشمري',
    otherName: 'Khalid Al-Shammari',
    firstName: 'خالد',
    lastName: 'الشمري',
    mobile: '+966 56 310 4478',
    role: 'ADMIN',
    title: 'servicesManager',
    language: 'ar',
    headOf: ['it'],
  },
  {
    email: 'huda@diwan.example',
    fullName: 'هدى المنصور',
    otherName: 'Huda Al-Mansour',
    firstName: 'هدى',
    lastName: 'المنصور',
    mobile: '+966 50 900 1001',
    role: 'SUPER_ADMIN',
    title: 'executive',
    language: 'ar',
  },
  {
    email: 'operator@diwan.example',
    fullName: 'Faris Al-Zoubi',
    otherName: 'فارس الزعبي',
    firstName: 'Faris',
    lastName: 'Al-Zoubi',
    mobile: '+962 7 9555 2210',
    partner: 'nabd',
    role: 'SYSTEM_ADMIN',
    title: 'operator',
    language: 'en',
  },
  {
    email: 'layla@diwan.example',
    fullName: 'ليلى العتيبي',
    otherName: 'Layla Al-Otaibi',
    firstName: 'ليلى',
    lastName: 'العتيبي',
    mobile: '+966 53 648 2207',
    role: 'USER',
    title: 'buyer',
    language: 'ar',
    memberOf: ['services'],
  },
  {
    email: 'yousef@diwan.example',
    fullName: 'Yousef Al-Masri',
    otherName: 'يوسف المصري',
    firstName: 'Yousef',
    lastName: 'Al-Masri',
    mobile: '+962 7 9012 3344',
    partner: 'afaq',
    role: 'USER',
    title: 'sales',
    language: 'en',
    memberOf: ['hr'],
  },
  {
    email: 'reem@diwan.example',
    fullName: 'ريم الدوسري',
    otherName: 'Reem Al-Dosari',
    firstName: 'ريم',
    lastName: 'الدوسري',
    mobile: '+966 59 118 6640',
    role: 'TECH',
    title: 'maintenance',
    language: 'ar',
    agentOf: ['maintenance', 'supplies'],
    headOf: ['services'],
  },
  {
    email: 'tariq@diwan.example',
    fullName: 'طارق أبو زيد',
    otherName: 'Tariq Abu Zaid',
    firstName: 'طارق',
    lastName: 'أبو زيد',
    mobile: '+966 50 432 7719',
    role: 'TECH',
    title: 'payroll',
    language: 'ar',
    agentOf: ['payroll', 'recruitment'],
    deputyOf: ['hr'],
  },
]
