/** What a brand hangs on its walls. */
export type ArtKind = 'hills' | 'waves' | 'leaf' | 'mirror' | 'discs' | 'moon' | 'blocks';

export type VaseForm = 'bottle' | 'ball' | 'cylinder' | 'jug';

/** The lamps of a brand: what they stand on and what is over their light. */
export type LampForm = 'bottle' | 'dome' | 'gourd' | 'column' | 'globe' | 'lantern' | 'mushroom';

/** What is on the wall behind a bed; nothing of it stands out further than the skirting. */
export type Panelling = 'bare' | 'boards' | 'planks' | 'mouldings' | 'arch' | 'slats' | 'band';

/** What grows in a brand's rooms. */
export type PlantKind = 'fig' | 'palm' | 'olive' | 'blades' | 'grass';

export type RugForm = 'plain' | 'striped' | 'bordered' | 'round' | 'fringed';

/** What the light comes through: its bars lie on the bed as shadows, so no two brands share a window. */
export type WindowKind = 'casement' | 'sashes' | 'cottage' | 'french' | 'arched' | 'screen' | 'ribbon';
