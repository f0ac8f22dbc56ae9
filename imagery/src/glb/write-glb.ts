import { Document, NodeIO } from '@gltf-transform/core';
import { type BufferGeometry, Mesh, MeshStandardMaterial, type Object3D } from 'three';

/**
 * A scene as a GLB file: one node for each mesh, in the world's metres. A node's extras say `isSoft`; a
 * material's extras say which `finish` it is.
 */
export const writeGlb = async (scene: Object3D): Promise<Uint8Array> => {
  const document = new Document();
  const buffer = document.createBuffer();
  const root = document.createScene();
  const materials = new Map<string, ReturnType<typeof document.createMaterial>>();
  scene.updateMatrixWorld(true);
  scene.traverse((object) => {
    if (!(object instanceof Mesh) || !(object.material instanceof MeshStandardMaterial)) return;
    const { material } = object;
    const { r, g, b } = material.color;
    const known =
      materials.get(material.name) ??
      document
        .createMaterial(material.name)
        .setBaseColorFactor([r, g, b, 1])
        .setRoughnessFactor(material.roughness)
        .setMetallicFactor(material.metalness)
        .setDoubleSided(true)
        .setExtras(material.userData);
    materials.set(material.name, known);
    const geometry: BufferGeometry = object.geometry;
    const primitive = document.createPrimitive().setMaterial(known);
    for (const [name, semantic] of [
      ['position', 'POSITION'],
      ['normal', 'NORMAL'],
    ] as const)
      primitive.setAttribute(
        semantic,
        document
          .createAccessor()
          .setType('VEC3')
          .setBuffer(buffer)
          .setArray(Float32Array.from(geometry.getAttribute(name).array)),
      );
    const index = geometry.getIndex();
    if (index)
      primitive.setIndices(
        document.createAccessor().setType('SCALAR').setBuffer(buffer).setArray(Uint32Array.from(index.array)),
      );
    root.addChild(
      document
        .createNode(object.name)
        .setMatrix(
          object.matrixWorld.elements as unknown as Parameters<
            ReturnType<typeof document.createNode>['setMatrix']
          >[0],
        )
        .setExtras(object.userData)
        .setMesh(document.createMesh().addPrimitive(primitive)),
    );
  });
  return new NodeIO().writeBinary(document);
};
