/** What the search box gives to its panel: true where the key, or the search, was the panel's. */
export interface PanelHandle {
  press(key: string): boolean
  choose(): boolean
}
