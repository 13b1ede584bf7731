export interface ServerOptions {
  readonly dataFolder: string
  readonly port: number
  readonly fsync: boolean
  readonly maxConnections: number
}

/** The whole configuration, on the command line: postgresql.conf stays as initdb wrote it, and nothing old survives a release. */
export function serverArguments({ dataFolder, port, fsync, maxConnections }: ServerOptions): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: maxConnections,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',

    // One organisation on a small machine: modest memory, no helper processes that idle.
    shared_buffers: '64MB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    max_wal_size: '256MB',
    io_method: 'sync',
    max_logical_replication_workers: 0,
    huge_pages: 'off',
    jit: 'off',

    // Tests only: three times as fast, and lost at the first power cut.
    ...(fsync ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  return ['-D', dataFolder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
