import './load-settings.ts'
import { refuseWrongSettings } from './settings-file.ts'

/** Imported before anything that needs the settings to be right: what is wrong is said before anything is done. */
refuseWrongSettings('.env')
