import './load-settings.ts'
import { refuseWrongSettings } from './settings-file.ts'

/** Imported first: reports invalid settings before anything else runs. */
refuseWrongSettings('.env')
