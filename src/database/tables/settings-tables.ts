export interface SettingsTables {
  /** The settings that the owner has changed. The shop's defaults apply to the rest. */
  shopSettings: {
    /** Always `shop`. */
    id: string
    /** JSON: the changed values by name, as text. */
    changed: string
    updatedAt: number
    updatedBy: string
  }
}
